import { styleVariants } from '../../css/style.ts'
import { text } from '../../css/factories.ts'

export const sizes = styleVariants({ small: 24, medium: 30 }, (minBlockSize, name) => ({
  ...text(name === 'small' ? 'xs' : 'sm', 'medium'),
  minBlockSize,
  gap: 7,
  paddingInlineStart: (minBlockSize - 24) / 2,
  paddingInlineEnd: 11,
}))
