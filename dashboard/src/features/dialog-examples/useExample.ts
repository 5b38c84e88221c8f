import { useDialog } from '../../core/router/useDialog.ts'
import { type ExampleId, examples } from './examples.ts'

const questions = Object.fromEntries(
  Object.entries(examples).map(([id, { question }]) => [id, question]),
) as { [Id in ExampleId]: (typeof examples)[Id]['question'] }

/** Which example the address opens. */
export const useExample = () => useDialog<ExampleId>(questions)
