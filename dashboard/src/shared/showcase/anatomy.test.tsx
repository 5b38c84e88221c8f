import { waitFor } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import type { MessageGroup } from '../../core/i18n/intl.ts'
import { useText } from '../../core/i18n/useText.ts'
import components from '../../features/components/messages/en.json'
import forms from '../../features/forms/messages/en.json'
import type { Part } from './guidance.ts'
import { initialValues, type Playground, type PlaygroundSettings } from './playground.ts'

const anatomies = import.meta.glob<{ anatomy: readonly Part[] }>(
  '../../features/{components,forms}/*/anatomy.ts',
)
const samples = import.meta.glob<{ Sample: ComponentType }>('../../features/{components,forms}/*/Sample.tsx')
const playgrounds = import.meta.glob<{ playground: Playground }>(
  '../../features/{components,forms}/*/playground.tsx',
)
const groups = new Set(
  [...Object.keys(components), ...Object.keys(forms)].map((id) => id.split('.', 1)[0] as MessageGroup),
)
const patience = { timeout: 20_000 }

function Tried({ playground }: { playground: Playground }) {
  const render = playground.render as (values: PlaygroundSettings) => ReactNode
  return render(initialValues(playground, useText()))
}

/** What the parts of a folder are numbered on. */
async function exampleIn(folder: string) {
  const sample = await samples[`${folder}/Sample.tsx`]?.()
  if (sample) return <sample.Sample />
  const { playground } = await playgrounds[`${folder}/playground.tsx`]!()
  return <Tried playground={playground} />
}

test.each(Object.keys(anatomies).map((file) => file.replace('/anatomy.ts', '')))(
  'each part that is numbered is there: %s',
  async (folder) => {
    const { anatomy } = await anatomies[`${folder}/anatomy.ts`]!()
    const { container } = await renderProduct(await exampleIn(folder), { groups: [...groups, 'showcase'] })
    const missing = () => anatomy.filter(({ find }) => !container.querySelector(find)).map(({ find }) => find)
    await waitFor(() => expect(missing()).toEqual([]), patience)
  },
  30_000,
)
