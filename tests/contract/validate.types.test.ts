import type {
  AnswerOf,
  ConfirmationView,
  DataDecoded,
  Erc20Transfer,
  routes,
  TransactionInfo,
  TypedMessage,
} from '#gateway'
import type { GenericSchema, InferInput } from 'valibot'
import { expectTypeOf, it } from 'vitest'
import type { answers } from '../../src/gateway/validate/answers.ts'
import type { viewKinds } from '../../src/gateway/validate/confirmationViews.ts'
import type { transactionKinds } from '../../src/gateway/validate/transactionInfos.ts'

// These fail in the type check, not at run time: the validator must accept whatever the wire types
// allow.

type Call = keyof typeof answers
type Declined = {
  [Name in Call]: AnswerOf<(typeof routes)[Name]> extends InferInput<(typeof answers)[Name]>
    ? never
    : Name
}[Call]
type KindOf<Union extends { type: string }, Type> = Extract<Union, { type: Type }>
type DeclinedKind<Union extends { type: string }, Kinds extends Record<string, GenericSchema>> = {
  [Type in keyof Kinds]: KindOf<Union, Type> extends InferInput<Kinds[Type]> ? never : Type
}[keyof Kinds]

it('accepts every response that the types allow', () => {
  expectTypeOf<Declined>().toBeNever()
})

it('covers every kind of transaction and view in the types', () => {
  expectTypeOf<keyof typeof transactionKinds>().toEqualTypeOf<TransactionInfo['type']>()
  expectTypeOf<keyof typeof viewKinds>().toEqualTypeOf<ConfirmationView['type']>()
  expectTypeOf<DeclinedKind<TransactionInfo, typeof transactionKinds>>().toBeNever()
  expectTypeOf<DeclinedKind<ConfirmationView, typeof viewKinds>>().toBeNever()
})

it('would detect a type that is rejected', () => {
  expectTypeOf<DataDecoded>().toExtend<InferInput<(typeof answers)['decodeData']>>()
  expectTypeOf<Omit<DataDecoded, 'method'>>().not.toExtend<
    InferInput<(typeof answers)['decodeData']>
  >()
  expectTypeOf<TypedMessage>().toExtend<InferInput<(typeof answers)['message']>['message']>()
  expectTypeOf<{ sender: Erc20Transfer }>().not.toExtend<
    InferInput<(typeof transactionKinds)['Transfer']>
  >()
})
