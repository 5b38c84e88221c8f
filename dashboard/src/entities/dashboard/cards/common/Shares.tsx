import { Box } from '@data1522/design-system/Box'
import { DonutChart, type DonutChartProps } from '@data1522/design-system/DonutChart'
import { FigureList } from '@data1522/design-system/FigureList'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { useNavigate } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'

/** A part of a whole. */
export interface Share {
  readonly id: string
  readonly label: string
  readonly value: number
  /** The list behind it. */
  readonly href?: string
}

interface SharesProps extends Pick<DonutChartProps<Share>, 'controls'> {
  shares: readonly Share[]
  /** What is counted. */
  counted: string
  /** A part in words, such as in per cent of the whole. */
  format: (value: number) => string
  /** The whole in words. @default as a number */
  formatTotal?: (total: number) => string
  /** What stands below the whole. @default what is counted */
  note?: string
  /** Sets the ring above the figures. @default beside them */
  isUpright?: boolean
}

/** The side of the ring in px: beside the figures, and above them. */
const SIDE = 128
const UPRIGHT_SIDE = 188

/** The parts of a whole, each with its share and the way to what is in it. */
export function Shares({
  shares,
  counted,
  format,
  formatTotal,
  note = counted,
  isUpright = false,
  controls,
}: SharesProps) {
  const { number } = useFormats()
  const navigate = useNavigate()
  const leadsOn = shares.some(({ href }) => href)
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const side = isUpright ? UPRIGHT_SIDE : SIDE
  const ring = (
    <Box minWidth={side} maxWidth={side}>
      <DonutChart
        label={counted}
        controls={controls}
        height={side}
        legend="none"
        data={shares}
        category={({ label }) => label}
        value={({ value }) => value}
        valueLabel={counted}
        formatValue={formatTotal}
        center={{ value: formatTotal ? formatTotal(total) : number(total), label: note }}
        onSelect={
          leadsOn
            ? ({ datum }) => {
                if (datum.href) void navigate(datum.href)
              }
            : undefined
        }
      />
    </Box>
  )
  const list = (
    <FigureList
      aria-label={counted}
      items={shares.map(({ id, label, value, href }, index) => ({
        id,
        title: label,
        mark: index,
        value: format(value),
        href,
      }))}
    />
  )
  if (isUpright)
    return (
      <Stack gap={16}>
        <Inline justify="center">{ring}</Inline>
        {list}
      </Stack>
    )
  return (
    // Amounts are longer than shares.
    <Inline gap={formatTotal ? 12 : 20}>
      {ring}
      <Box isFilling minWidth={formatTotal ? 158 : 124}>
        {list}
      </Box>
    </Inline>
  )
}
