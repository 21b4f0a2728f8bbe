/** A choice among the values of a type that docgen cannot read. */
export const oneOf = (...values: readonly (string | number)[]) => ({ control: { type: 'select' }, options: values }) as const

/** A prop that no control can change without breaking its story. */
export const fixed = { control: false } as const
