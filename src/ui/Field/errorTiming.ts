/** What decides whether the error of a form's field is shown. */
export interface FieldVisit {
  /** The form couldn't be submitted. */
  isTried: boolean
  /** The field was left with input. */
  isLeft: boolean
  /** No further character makes the input right. */
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
