import { useIntl } from 'react-intl'

const units = { b: 'byte', kb: 'kilobyte', mb: 'megabyte', gb: 'gigabyte' } as const

/** The size of a file, which comes as `4.8mb`, as it is written in the language of the moment. */
export function useSize() {
  const { formatNumber } = useIntl()
  return (size: string): string => {
    const [, figure, unit = 'b'] = /^([\d.]+)\s*(b|kb|mb|gb)$/i.exec(size.trim()) ?? []
    if (!figure) return size
    return formatNumber(Number(figure), {
      style: 'unit',
      unit: units[unit.toLowerCase() as keyof typeof units],
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    })
  }
}
