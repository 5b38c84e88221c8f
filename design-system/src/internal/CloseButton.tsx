import { use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import { IconX } from '../icons/icons.ts'
import { useMessages } from '../locale/LocaleProvider.tsx'

/** Closes the overlay around it. */
export function CloseButton({ size, isDisabled }: { size?: 'small' | 'medium'; isDisabled?: boolean }) {
  const messages = useMessages()
  const overlay = use(OverlayTriggerStateContext)
  return (
    <IconButton
      icon={IconX}
      label={messages.close}
      size={size}
      isDisabled={isDisabled}
      onPress={() => overlay?.close()}
    />
  )
}
