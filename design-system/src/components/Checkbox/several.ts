interface Option<T> {
  readonly id: T
  readonly isDisabled?: boolean
}

/** The ids that are on after one was turned on or off, in the options' order. */
export const toggled = <T>(options: readonly Option<T>[], on: readonly T[], pressed: T) =>
  options.map(({ id }) => id).filter((id) => (id === pressed ? !on.includes(id) : on.includes(id)))

/** The ids that are on after all were turned on or off at once; a disabled one stays as it is. */
export const toggledAll = <T>(options: readonly Option<T>[], on: readonly T[], isOn: boolean) =>
  options.filter(({ id, isDisabled }) => (isDisabled ? on.includes(id) : isOn)).map(({ id }) => id)
