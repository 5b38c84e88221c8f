import { useIntl } from 'react-intl'

/** A time in hours and minutes, or in minutes alone. */
export function useDuration() {
  'use memo'
  const { formatNumber } = useIntl()
  const part = (value: number, unit: 'hour' | 'minute') =>
    formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })
  return (minutes: number) => {
    const whole = Math.round(minutes)
    const hours = Math.floor(whole / 60)
    return [
      ...(hours > 0 ? [part(hours, 'hour')] : []),
      ...(whole % 60 > 0 || hours === 0 ? [part(whole % 60, 'minute')] : []),
    ].join(' ')
  }
}
