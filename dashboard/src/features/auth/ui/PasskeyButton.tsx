import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconKey } from '@data1522/design-system/icons'
import { useText } from '../../../core/i18n/useText.ts'
import { usePasskeySignIn } from '../usePasskeySignIn.ts'

/** Signs in by a passkey; what came in between is said below, and the form stays as it is. */
export function PasskeyButton({ isRemembered }: { isRemembered: boolean }) {
  const text = useText()
  const { signIn, isPending, problem } = usePasskeySignIn(isRemembered)
  return (
    <>
      <Button
        isBlock
        isPending={isPending}
        start={<Icon icon={IconKey} size={18} />}
        onPress={() => void signIn()}
      >
        {text('authForms.passkey')}
      </Button>
      {problem && (
        <Alert key={problem.round} tone={problem.isMild ? 'warning' : 'danger'} title={problem.title} isLive>
          {problem.text}
        </Alert>
      )}
    </>
  )
}
