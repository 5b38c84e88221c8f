import { store } from './store.ts'

/** Makes sample data that nobody can change, anew for each answer, as of the day of all others. */
export const asSeeded =
  <Input extends readonly unknown[], Made>(make: (...input: Input) => Made) =>
  (...input: Input) =>
    store.asSeeded(() => make(...input))
