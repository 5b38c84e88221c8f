import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = preview.meta({
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#account', children: 'Create an account' },
})

const AllVariants = () => (
  <Stack gap={8}>
    <Text>
      New here? <Link href="#account">Create an account</Link>
    </Text>
    <Text>
      By signing up you accept{' '}
      <Link href="#terms" variant="inText">
        the terms of use
      </Link>{' '}
      and nothing else.
    </Text>
    <Text ink="muted">
      <Link href="#users" variant="quiet">
        Users
      </Link>
    </Text>
  </Stack>
)

export const Playground = meta.story()
export const Variants = meta.story({ render: () => <AllVariants /> })
export const NewTab = meta.story({ args: { target: '_blank', children: 'Read the guide' } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <AllVariants />
    </Pictures>
  ),
})
