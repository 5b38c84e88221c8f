import { useText } from '../../core/i18n/useText.ts'

const HOUR = 60

/** How long something is, of minutes, as people say it. */
export function useDuration() {
  const text = useText()
  return (minutes: number) => {
    const hours = Math.floor(minutes / HOUR)
    if (hours === 0) return text('course.minutes', { minutes })
    return minutes % HOUR === 0
      ? text('course.hours', { hours })
      : text('course.hoursAndMinutes', { hours, minutes: minutes % HOUR })
  }
}
