/** Makes something once for each input, as long as anyone holds that. */
export const memoize = <Input extends object, Output>(make: (input: Input) => Output) => {
  const known = new WeakMap<Input, Output>()
  return (input: Input) => {
    const output = known.get(input) ?? make(input)
    known.set(input, output)
    return output
  }
}
