/** What determines whether a form field's error is shown. */
export interface FieldVisit {
  /** Whether the form couldn't be submitted. */
  isTried: boolean
  /** Whether the field was left with input. */
  isLeft: boolean
  /** Whether no further character makes the input right. */
  isUrgent: boolean
}

/** Input that may still become right isn't wrong yet. */
export const isErrorShown = ({ isTried, isLeft, isUrgent }: FieldVisit): boolean =>
  isTried || isLeft || isUrgent

/** A field that is skipped isn't left: what is missing is shown on submit. */
export const isLeftWith = (value: string): boolean => value.trim() !== ''

/** A shown error stays until the input is right. After that, the field counts as never left. */
export const isStillLeft = (isShown: boolean, value: string): boolean =>
  isShown && isLeftWith(value)
