import { useIntl } from 'react-intl'

/** A time in hours and minutes, or in minutes alone; with units of a letter where there is little room. */
export function useDuration(unitDisplay: 'short' | 'narrow' = 'short') {
  'use memo'
  const { formatNumber } = useIntl()
  const part = (value: number, unit: 'hour' | 'minute') =>
    formatNumber(value, { style: 'unit', unit, unitDisplay })
  return (minutes: number) => {
    const whole = Math.round(minutes)
    const hours = Math.floor(whole / 60)
    return [
      ...(hours > 0 ? [part(hours, 'hour')] : []),
      ...(whole % 60 > 0 || hours === 0 ? [part(whole % 60, 'minute')] : []),
    ].join(' ')
  }
}
