import { Button } from '@data1522/design-system/Button'
import { Code } from '@data1522/design-system/Code'
import { Icon } from '@data1522/design-system/Icon'
import { IconAlertCircle, IconCheck, IconCopy } from '@data1522/design-system/icons'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useText } from '../../../core/i18n/useText.ts'
import { useCopy } from '../useCopy.ts'

/** A token by its name, which a press copies as CSS takes it. */
export function TokenButton({ token }: { token: string }) {
  const text = useText()
  const { copied, copy } = useCopy<string>()
  const sign = copied ? (copied.isDone ? IconCheck : IconAlertCircle) : IconCopy
  return (
    <>
      <Button
        variant="plain"
        size="small"
        aria-label={text('typography.copyToken', { token })}
        end={<Icon icon={sign} size={16} />}
        onPress={() => void copy(token, `var(${token})`)}
      >
        <Code>{token}</Code>
      </Button>
      <VisuallyHidden live="polite">
        {copied && text(copied.isDone ? 'typography.copied' : 'typography.copyFailed', { token })}
      </VisuallyHidden>
    </>
  )
}
