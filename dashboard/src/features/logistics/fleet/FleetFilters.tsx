import { ChipGroup } from '@data1522/design-system/ChipGroup'
import { Grid } from '@data1522/design-system/Grid'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { type FleetVehicle, TRIP_STATUSES } from '@data1522/mocks/contract/logistics'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { SORTS, type useFleetView, WARNINGS } from './useFleetView.ts'

interface FleetFiltersProps {
  vehicles: readonly FleetVehicle[]
  view: ReturnType<typeof useFleetView>[0]
  onChange: ReturnType<typeof useFleetView>[1]
}

const ALL = 'all'

/** Finds, filters and sorts the vehicles; the address says how. */
export function FleetFilters({ vehicles, view, onChange }: FleetFiltersProps) {
  const text = useText()
  const { number } = useFormats()
  const [typed, setTyped] = useDebounced(view.q, (q) => onChange({ q }, { isReplacing: true }))
  const label = (name: string, count: number) => `${name} ${number(count)}`
  return (
    <Stack gap={12}>
      <SearchField
        label={text('fleet.search')}
        placeholder={text('fleet.search')}
        value={typed}
        onChange={setTyped}
      />
      <ChipGroup
        label={text('fleet.status')}
        size="small"
        selectionMode="single"
        isSelectionRequired
        selectedIds={[view.status ?? ALL]}
        onSelectionChange={([id]) =>
          onChange({ status: TRIP_STATUSES.find((status) => status === id) ?? null })
        }
        items={[
          { id: ALL, label: label(text('fleet.all'), vehicles.length) },
          ...TRIP_STATUSES.map((id) => ({
            id,
            label: label(
              text(`vehicles.status.${id}`),
              vehicles.filter(({ status }) => status === id).length,
            ),
          })),
        ]}
      />
      <Grid gap={8} columns={2}>
        <Select
          label={text('fleet.warning')}
          isLabelHidden
          size="small"
          clearLabel={text('fleet.allVehicles')}
          value={view.warning}
          onChange={(warning) => onChange({ warning })}
          options={WARNINGS.map((id) => ({
            id,
            label: id === 'any' ? text('fleet.any') : text(`vehicles.warning.${id}`),
          }))}
        />
        <Select
          label={text('fleet.sort')}
          isLabelHidden
          size="small"
          value={view.sort ?? SORTS[0]}
          onChange={(sort) => onChange({ sort })}
          options={SORTS.map((id) => ({ id, label: text(`fleet.sort.${id}`) }))}
        />
      </Grid>
    </Stack>
  )
}
