import { Chip } from '@data1522/design-system/Chip'
import { IconAlertTriangle } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { ToggleButton } from '@data1522/design-system/ToggleButton'
import type { FleetVehicle } from '@data1522/mocks/contract/logistics'
import { useLocation } from 'react-router-dom'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { warningOf } from '../../../entities/vehicle/vehicle-meta.ts'
import { ShareButton } from '../../../shared/record/ShareButton.tsx'
import { useFleetView } from './useFleetView.ts'

interface FleetActionsProps {
  vehicles: readonly FleetVehicle[]
  /** When their positions came, in milliseconds; nothing where newer ones could not be loaded. */
  asOf: number | undefined
}

/** How new the positions are, those that report a warning alone, and the view as a link. */
export function FleetActions({ vehicles, asOf }: FleetActionsProps) {
  const text = useText()
  const { time } = useFormats()
  const { pathname, search } = useLocation()
  const [view, setView] = useFleetView()
  const count = vehicles.filter((vehicle) => warningOf(vehicle)).length
  return (
    <Inline>
      {asOf !== undefined && (
        <Chip tone="success" hasDot>
          {text('fleet.asOf', { time: time(asOf) })}
        </Chip>
      )}
      <ToggleButton
        icon={IconAlertTriangle}
        tone="danger"
        isSelected={view.warning === 'any'}
        onChange={(isOn) => setView({ warning: isOn ? 'any' : null, status: null, q: '' })}
      >
        {text('fleet.alerts', { count })}
      </ToggleButton>
      <ShareButton href={pathname + search} />
    </Inline>
  )
}
