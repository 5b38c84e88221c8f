const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as a clock shows them, in Latin digits, which tapes keep in every language: 4:12, 1:02:09. */
export function clock(seconds: number): string {
  const whole = Math.floor(Math.max(seconds, 0))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
