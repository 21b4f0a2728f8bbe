// Compares types like the differential tests compare requests: every place where a type of this
// client does not fit the official client's type gets a name, so that a table can list exactly
// these.

type Nothing = null | undefined
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type IsUnion<T, All = T> = true extends (
  T extends unknown ? ([All] extends [T] ? false : true) : never
)
  ? true
  : false
/** An enum counts as its values. */
type Values<T> = T extends string ? `${T}` : T

/** Types that are compared once, under their own name, wherever they occur. */
type Pairs = Record<string, { ours: unknown; theirs: unknown }>
type IsKnown<O, T, Known extends Pairs> = true extends {
  [Name in keyof Known]: Same<O, Known[Name]['ours']> extends true
    ? Same<T, Known[Name]['theirs']>
    : false
}[keyof Known]
  ? true
  : false

/** The discriminating fields of a union. */
type Tag = 'type' | 'durationType' | 'startType'
type TagOf<T> = T extends unknown
  ? { [K in Tag & keyof T]: T[K] extends string ? `${T[K]}` : never }[Tag & keyof T]
  : never
type Tagged<T, Name> = T extends unknown ? (Name extends TagOf<T> ? T : never) : never
type Kinds<T> = Extract<TagOf<T>, string>
type HasKinds<T> = [Kinds<T>] extends [never] ? false : string extends Kinds<T> ? false : true
/** Without the members that another member covers. */
type Widest<T, All = T> = T extends unknown ? ([T] extends [Exclude<All, T>] ? never : T) : never

type At<Path extends string, K extends string> = Path extends '' ? K : `${Path}.${K}`

type Absences<O, T, Path extends string> =
  | (null extends O ? (null extends T ? never : `${Path} may be null`) : never)
  | (undefined extends O ? (undefined extends T ? never : `${Path} may be absent`) : never)

type LeafDiff<O, T, Path extends string> = [O] extends [Values<T>]
  ? never
  : [Values<T>] extends [O]
    ? `${Path} has more values`
    : `${Path} is another type`

type FieldsDiff<O, T, Known extends Pairs, Path extends string> = {
  [K in keyof T & string]-?: K extends keyof O
    ? Diff<O[K], T[K], Known, At<Path, K>>
    : `${At<Path, K>} is never sent`
}[keyof T & string]

type ListDiff<O, Theirs, Known extends Pairs, Path extends string> =
  | ([Exclude<O, readonly unknown[]>] extends [never] ? never : `${Path} is another type`)
  | (Extract<O, readonly unknown[]> extends readonly (infer Item)[]
      ? Diff<Item, Theirs, Known, `${Path}[]`>
      : never)

type RecordDiff<O, T, Known extends Pairs, Path extends string> = string extends keyof O
  ? Diff<O[string & keyof O], T[string & keyof T], Known, `${Path}{}`>
  : LeafDiff<O, T, Path>

type MemberDiff<O, T, Known extends Pairs, Path extends string> =
  IsKnown<O, T, Known> extends true ? never : FieldsDiff<O, Omit<T, Tag>, Known, Path>
type UnionDiff<O, T, Known extends Pairs, Path extends string> =
  | {
      [Kind in Kinds<O> & Kinds<T>]: MemberDiff<
        Tagged<O, Kind>,
        Widest<Tagged<T, Kind>>,
        Known,
        `${Path}<${Kind}>`
      >
    }[Kinds<O> & Kinds<T>]
  | ([Exclude<Kinds<O>, Kinds<T>>] extends [never] ? never : `${Path} has more kinds`)
  | { [Kind in Exclude<Kinds<T>, Kinds<O>>]: `${Path}<${Kind}> is never sent` }[Exclude<
      Kinds<T>,
      Kinds<O>
    >]

/** Same as {@link Diff}, for a named type. */
export type DiffOfNamed<O, T, Known extends Pairs, Path extends string = ''> = [T] extends [
  readonly (infer Theirs)[],
]
  ? ListDiff<O, Theirs, Known, Path>
  : [O, T] extends [object, object]
    ? string extends keyof T
      ? RecordDiff<O, T, Known, Path>
      : true extends IsUnion<O> | IsUnion<T>
        ? [HasKinds<O>, HasKinds<T>] extends [true, true]
          ? UnionDiff<O, T, Known, Path>
          : LeafDiff<O, T, Path>
        : FieldsDiff<O, T, Known, Path>
    : LeafDiff<O, T, Path>

/**
 * The names of all places where a value of type O is not a T, or where T promises what O never has.
 */
export type Diff<
  O,
  T,
  Known extends Pairs = Record<never, never>,
  Path extends string = '',
> = unknown extends T
  ? never
  : unknown extends O
    ? `${Path} is another type`
    :
        | Absences<O, T, Path>
        | (IsKnown<Exclude<O, Nothing>, Exclude<T, Nothing>, Known> extends true
            ? never
            : DiffOfNamed<Exclude<O, Nothing>, Exclude<T, Nothing>, Known, Path>)

/**
 * What a caller may pass to the official client (T) and not to this one (O): unsupported, required
 * or different fields.
 */
export type ArgumentDiff<O, T, Path extends string> =
  | { [K in Exclude<keyof T, keyof O> & string]: `${Path}.${K} is not taken` }[Exclude<
      keyof T,
      keyof O
    > &
      string]
  | {
      [K in keyof O & string]-?:
        | (undefined extends O[K]
            ? never
            : K extends keyof T
              ? undefined extends T[K]
                ? `${Path}.${K} must be given`
                : never
              : `${Path}.${K} must be given`)
        | (K extends keyof T
            ? [Values<Exclude<T[K], undefined>>] extends [O[K]]
              ? never
              : `${Path}.${K} is another type`
            : never)
    }[keyof O & string]
