import { CodeBlock } from '@data1522/design-system/CodeBlock'
import { Icon } from '@data1522/design-system/Icon'
import { IconExternalLink } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { LinkButton } from '@data1522/design-system/LinkButton'
import { QrCode } from '@data1522/design-system/QrCode'
import { Skeleton } from '@data1522/design-system/Skeleton'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { startAuthenticator } from '@data1522/mocks/contract/account-settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { LoadFailure } from '../../shared/errors/LoadFailure.tsx'

/** The secret that an authenticator app takes over: to scan, to type off, or by a link that opens the app. */
export function AuthenticatorSecret() {
  const text = useText()
  const query = useQuery({
    // Not under the settings: what changes those asks for no other secret.
    queryKey: ['authenticatorSecret'],
    queryFn: ({ signal }) => call(startAuthenticator, {}, { signal }),
    // A secret is for the moment it is set up in.
    gcTime: 0,
    staleTime: Infinity,
  })
  const { data, isError } = query
  if (isError && !data)
    return <LoadFailure query={query} size="small" level={3} title={text('accountSecurity.secretFailed')} />
  return (
    <Stack gap={8}>
      <Text size="sm" ink="muted">
        {text('accountSecurity.secretText')}
      </Text>
      {data ? (
        <>
          <Inline justify="center">
            <QrCode value={data.address} label={text('accountSecurity.qrCode')} />
          </Inline>
          <CodeBlock code={data.secret} label={text('accountSecurity.secret')} isWrapping />
        </>
      ) : (
        <>
          <Inline justify="center">
            <Skeleton shape="block" width={176} height={176} />
          </Inline>
          <Skeleton height={46} />
        </>
      )}
      <Inline>
        {data && (
          <LinkButton size="small" href={data.address} start={<Icon icon={IconExternalLink} size={16} />}>
            {text('accountSecurity.openApp')}
          </LinkButton>
        )}
      </Inline>
    </Stack>
  )
}
