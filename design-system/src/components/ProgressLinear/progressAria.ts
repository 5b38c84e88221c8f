/** The share between 0 and 100, and what a screen reader says of it; no share while the end is unknown. */
export function progressAria(locale: string, value: number | undefined, valueText?: string) {
  if (value === undefined) return { percent: undefined, aria: { 'aria-valuetext': valueText } }
  const percent = Math.min(100, Math.max(0, value))
  const figure = new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100)
  return {
    percent,
    figure,
    aria: { 'aria-valuenow': percent, 'aria-valuetext': valueText ?? figure },
  }
}
