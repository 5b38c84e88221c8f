import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import '@data1522/design-system/styles'
import { LocaleProvider } from '@data1522/design-system/locale'
import { FormLab } from '../../../design-system/src/patterns/SchemaForm/example/lab/FormLab.tsx'

const benchmark = { commits: 0 }
declare global {
  var formBenchmark: typeof benchmark
}
globalThis.formBenchmark = benchmark

createRoot(document.getElementById('root')!).render(
  <Profiler id="form" onRender={() => (benchmark.commits += 1)}>
    <LocaleProvider language="en">
      <FormLab />
    </LocaleProvider>
  </Profiler>,
)
