import type { ComplexStyleRule } from '@vanilla-extract/css'
import { recipe as veRecipe } from '@vanilla-extract/recipes'
import { style } from './style.ts'

type Rule = ComplexStyleRule | string
type Variants = Record<string, Record<string, Rule>>
type Choice<V extends Variants> = {
  [K in keyof V]?: keyof V[K] extends 'true' | 'false' ? boolean : keyof V[K]
}

interface RecipeOptions<V extends Variants> {
  readonly base?: Rule
  readonly variants?: V
  readonly compoundVariants?: { variants: Choice<V>; style: Rule }[]
  readonly defaultVariants?: Choice<V>
}

const toClass = (rule: Rule, debugId: string) => (typeof rule === 'string' ? rule : style(rule, debugId))

/** A class chosen by variants, in the `components` layer; the house's form of vanilla-extract's `recipe`. */
export function recipe<V extends Variants>(options: RecipeOptions<V>, debugId = 'recipe') {
  // The base is written first, so that at equal weight a variant wins over it.
  const base = options.base === undefined ? '' : toClass(options.base, debugId)
  const variants = Object.fromEntries(
    Object.entries(options.variants ?? {}).map(([group, choices]) => [
      group,
      Object.fromEntries(
        Object.entries(choices).map(([name, rule]) => [name, toClass(rule, `${debugId}_${group}_${name}`)]),
      ),
    ]),
  ) as Record<keyof V, Record<string, string>>
  return veRecipe({
    base,
    variants: variants as never,
    compoundVariants: (options.compoundVariants ?? []).map((compound, index) => ({
      variants: compound.variants as never,
      style: toClass(compound.style, `${debugId}_compound_${index}`),
    })),
    defaultVariants: (options.defaultVariants ?? {}) as never,
  }) as (choice?: Choice<V>) => string
}
