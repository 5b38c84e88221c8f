/** Numbers added up. */
export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Whether no value stands there twice. */
export const isEachOnce = (values: readonly unknown[]) => new Set(values).size === values.length
