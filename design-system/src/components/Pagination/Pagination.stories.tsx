import { useState } from 'react'
import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { Pagination, type PaginationProps } from './Pagination.tsx'

function Demo({ page: first, ...rest }: Partial<PaginationProps>) {
  const [page, setPage] = useState(first ?? 1)
  return <Pagination pageCount={5} {...rest} page={page} onPageChange={setPage} />
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
