import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Pager, type PagerProps } from './Pager.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function Demo({ page: first, ...rest }: Partial<PaginationProps>) {
  const [page, setPage] = useState(first ?? 1)
  return <Pagination pageCount={5} {...rest} page={page} onPageChange={setPage} />
}

function PagerDemo({ page: first, ...rest }: Partial<PagerProps>) {
  const [page, setPage] = useState(first ?? 1)
  return <Pager pageCount={5} {...rest} page={page} onPageChange={setPage} />
}

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 5, onPageChange: () => undefined },
  render: (args) => <Demo {...args} />,
})

export const Playground = meta.story()

export const ManyPages = meta.story({ args: { page: 10, pageCount: 20 } })

export const LargeNumbers = meta.story({ args: { page: 1024, pageCount: 2400 } })

export const Disabled = meta.story({ args: { isDisabled: true } })

export const Sizes = meta.story({
  render: () => (
    <Stack gap={12}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <PagerDemo key={size} size={size} page={2} />
      ))}
    </Stack>
  ),
})

export const Variants = meta.story({
  render: () => (
    <Stack gap={12}>
      {(['plain', 'outlined', 'soft'] as const).map((variant) => (
        <PagerDemo key={variant} variant={variant} page={2} />
      ))}
    </Stack>
  ),
})

/** Steps to the first and the last page at once. */
export const Ends = meta.story({ render: () => <PagerDemo page={10} pageCount={20} hasEnds /> })

/** Where nobody knows how many pages there are, one steps from page to page while there is a next one. */
export const UnknownTotal = meta.story({
  render: () => <PagerDemo page={3} pageCount={undefined} hasEnds />,
})

/** Where the numbers have no room, it says where one is. */
export const Narrow = meta.story({
  args: { page: 2 },
  render: (args) => (
    <div style={{ inlineSize: 200, containerType: 'inline-size' }}>
      <Demo {...args} />
    </div>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Stack gap={12}>
        <Demo page={1} />
        <Demo page={10} pageCount={20} />
        <Demo page={20} pageCount={20} isDisabled />
        <div style={{ inlineSize: 200 }}>
          <Demo page={2} pageCount={9} />
        </div>
      </Stack>
    </Pictures>
  ),
})

export const LooksPicture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={560}>
      <Stack gap={12}>
        <PagerDemo variant="outlined" size="small" page={2} />
        <PagerDemo variant="outlined" page={10} pageCount={20} hasEnds />
        <PagerDemo variant="soft" size="large" page={1} hasEnds />
        <PagerDemo page={1024} pageCount={2400} hasEnds />
        <PagerDemo pageCount={undefined} page={3} variant="soft" />
        <div style={{ inlineSize: 280, containerType: 'inline-size' }}>
          <PagerDemo page={2} pageCount={9} hasEnds variant="outlined" />
        </div>
      </Stack>
    </Pictures>
  ),
})
