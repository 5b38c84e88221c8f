import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck, IconCopy } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useText } from '../../core/i18n/useText.ts'
import { useCopied } from '../../core/useCopied.ts'
import { shareLinks } from './share-links.ts'

/** The link that customers pass on: to copy, or to share where people meet. */
export function ShareLink({ link }: { link: string }) {
  const text = useText()
  const [state, copy] = useCopied()
  const isCopied = state === 'copied'
  const words = text('referrals.shareWords')
  return (
    <Stack gap={16}>
      <TextField
        label={text('referrals.link')}
        type="url"
        isReadOnly
        value={link}
        errorMessage={state === 'failed' ? text('referrals.copyFailed') : undefined}
      />
      <Inline gap={8}>
        <Button
          tone={isCopied ? 'success' : 'neutral'}
          start={<Icon icon={isCopied ? IconCheck : IconCopy} size={18} />}
          onPress={() => void copy(link)}
        >
          {text(isCopied ? 'referrals.copied' : 'referrals.copy')}
        </Button>
        <VisuallyHidden live="polite">{isCopied && text('referrals.copied')}</VisuallyHidden>
        {shareLinks.map(({ id, icon, href }) => (
          <LinkButton
            key={id}
            variant="plain"
            href={href(link, words)}
            target="_blank"
            start={<Icon icon={icon} size={18} />}
          >
            {text(`referrals.shareBy.${id}`)}
          </LinkButton>
        ))}
      </Inline>
    </Stack>
  )
}
