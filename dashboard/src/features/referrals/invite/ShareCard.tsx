import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck, IconCopy } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { VisuallyHidden } from '@data1522/design-system/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { LoadFailure } from '../../../shared/errors/LoadFailure.tsx'
import { referralsSummaryQuery } from '../../../entities/referral/queries.ts'
import { shareLinks } from './share-links.ts'
import { useCopied } from './useCopied.ts'

/** The link that customers pass on: to copy, or to share where people meet. */
export function ShareCard() {
  const text = useText()
  const query = useQuery(referralsSummaryQuery())
  const { data, isError } = query
  return (
    <Card as="section" aria-labelledby="referrals-share">
      <CardHeader
        id="referrals-share"
        title={text('referrals.share')}
        subtitle={text('referrals.shareLede')}
      />
      {data ? (
        <Share link={data.link} />
      ) : isError ? (
        <LoadFailure query={query} title={text('referrals.figuresFailed')} size="small" level={3} />
      ) : (
        <Skeleton height={36} />
      )}
    </Card>
  )
}

function Share({ link }: { link: string }) {
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
          start={<Icon of={isCopied ? IconCheck : IconCopy} size={18} />}
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
            start={<Icon of={icon} size={18} />}
          >
            {text(`referrals.shareBy.${id}`)}
          </LinkButton>
        ))}
      </Inline>
    </Stack>
  )
}
