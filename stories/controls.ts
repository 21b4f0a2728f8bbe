/** A select for a type that docgen cannot read. */
export const oneOf = (...values: readonly (string | number)[]) =>
  ({ control: { type: 'select' }, options: values }) as const

/** Disables the control of a prop that would break its story. */
export const fixed = { control: false } as const
