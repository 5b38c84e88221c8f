import { Button } from '@data1522/design-system/Button'
import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { Inline } from '@data1522/design-system/Inline'
import { NumberField } from '@data1522/design-system/NumberField'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { dayInStore } from '../../../core/i18n/store-zone.ts'
import type { Formats } from '../../../core/i18n/useFormats.ts'
import type { ChoiceFilter, ListFilter } from '../list-config.ts'
import { endsOf, filterOf } from '../state.ts'
import type { ListHandle } from '../useList.ts'
import { selectOptions } from './select-options.ts'

/** A filter with two ends. */
type RangeFilter = Exclude<ListFilter, ChoiceFilter>

const written = (from: string | number | null | undefined, to: string | number | null | undefined) =>
  (from ?? '') === '' && (to ?? '') === '' ? '' : `${from ?? ''}..${to ?? ''}`

interface FilterFieldsProps {
  list: ListHandle<object>
  filters: readonly ListFilter[]
}

/** What rows must be, and lie between, one pair of ends for each range. */
export function FilterFields({ list, filters }: FilterFieldsProps) {
  const { state, filter } = list
  const { text, formats } = list.tools
  const on = filters.filter(({ name }) => filterOf(state, name))
  return (
    <Stack gap={16}>
      {filters.map((one) =>
        one.kind === 'choice' ? (
          <Select
            key={one.name}
            label={text(one.label)}
            clearLabel={text(one.allLabel)}
            options={selectOptions(one, state, list.tools)}
            value={filterOf(state, one.name) || null}
            onChange={(value) => filter({ [one.name]: value ?? '' }, { isReplacing: true })}
          />
        ) : (
          <Ends
            key={one.name}
            filter={one}
            label={text(one.label)}
            moneyStyle={formats.moneyStyle}
            written={filterOf(state, one.name)}
            onChange={(value) => filter({ [one.name]: value }, { isReplacing: true })}
            labels={{
              from: text('views.from', { field: text(one.label) }),
              to: text('views.to', { field: text(one.label) }),
            }}
          />
        ),
      )}
      <Button
        isDisabled={on.length === 0}
        onPress={() => filter(Object.fromEntries(on.map(({ name }) => [name, ''])))}
      >
        {text('views.clearBounds')}
      </Button>
    </Stack>
  )
}

interface EndsProps {
  label: string
  written: string
  onChange: (written: string) => void
  filter: RangeFilter
  moneyStyle: Formats['moneyStyle']
  labels: { from: string; to: string }
}

function Ends({ filter, label, moneyStyle, written: value, onChange, labels }: EndsProps) {
  const { from, to } = endsOf(value)
  if (filter.kind === 'date')
    return (
      <DateRangePicker
        label={label}
        months={1}
        today={dayInStore()}
        value={from && to ? { start: from, end: to } : null}
        onChange={(range) => onChange(range ? written(range.start, range.end) : '')}
      />
    )
  const field = {
    minValue: 0,
    maxValue: filter.max,
    steppers: 'none' as const,
    formatOptions: filter.isMoney ? moneyStyle : undefined,
  }
  return (
    <Inline gap={12} isWrapping={false}>
      <NumberField
        {...field}
        label={labels.from}
        value={from === undefined ? null : Number(from)}
        onChange={(next) => onChange(written(next, to))}
      />
      <NumberField
        {...field}
        label={labels.to}
        value={to === undefined ? null : Number(to)}
        onChange={(next) => onChange(written(from, next))}
      />
    </Inline>
  )
}
