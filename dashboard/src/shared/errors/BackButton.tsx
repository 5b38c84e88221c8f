import { Button } from '@data1522/design-system/Button'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../core/i18n/useText.ts'

/** Whether one came here from another screen of the product, as the router counts them. */
const hasWayBack = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** Leads to the screen before, where there is one. */
export function BackButton() {
  const text = useText()
  const navigate = useNavigate()
  if (!hasWayBack()) return null
  return (
    <Button size="large" onPress={() => void navigate(-1)}>
      {text('errors.back')}
    </Button>
  )
}
