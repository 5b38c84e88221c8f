import { useLocale } from 'react-aria-components/I18nProvider'

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const

/** Says how long ago a moment was, in the largest unit that fits: "2 hours ago". */
export function useAgo() {
  const { locale } = useLocale()
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return (at: number) => {
    const past = Math.max(0, Date.now() - at)
    const [unit, size] = UNITS.find(([, least]) => past >= least) ?? UNITS[3]
    return format.format(-Math.floor(past / size), unit)
  }
}
