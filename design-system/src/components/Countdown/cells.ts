const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A figure with the word of its unit, in the number that goes with it. */
export interface Cell {
  readonly unit: 'day' | 'hour' | 'minute' | 'second'
  readonly figure: string
  readonly word: string
}

/** A time in ms as days, hours, minutes and whole seconds, as a language writes them. */
export function cellsOf(left: number, locale: string): Cell[] {
  // A second counts until it is over, so that the last one shown before the end is 1.
  const whole = Math.ceil(left / second) * second
  const amounts = {
    day: Math.floor(whole / day),
    hour: Math.floor((whole % day) / hour),
    minute: Math.floor((whole % hour) / minute),
    second: Math.floor((whole % minute) / second),
  }
  const figures = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false })
  return Object.entries(amounts).map(([name, amount]) => {
    const unit = name as Cell['unit']
    const words = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    const word = words.formatToParts(amount).find(({ type }) => type === 'unit')?.value ?? ''
    return { unit, figure: figures.format(amount), word }
  })
}
