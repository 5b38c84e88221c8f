const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people read it, in thousands: 2.4 MB. */
export function formatBytes(locale: string, bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  // 999,999 bytes are a megabyte once they are rounded.
  const isRoundedUp = step < units.length - 1 && Math.round(bytes / 1000 ** step) >= 1000
  const shown = isRoundedUp ? step + 1 : step
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[shown],
    unitDisplay: shown === 0 ? 'long' : 'short',
    maximumFractionDigits: shown < 2 ? 0 : 1,
  }).format(bytes / 1000 ** shown)
}
