export interface Answer {
  status: number
  /** undefined: the standard status text; empty over HTTP/2. */
  statusText?: string
  body: unknown
}
/** The standard status texts of HTTP/1.1. */
export const words: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}
const html =
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head><body>' +
  '<h1>Bad Gateway</h1></body></html>'
const nest = (statusCode: number, message: unknown, error?: string): Answer => ({
  status: statusCode,
  body: { message, ...(error && { error }), statusCode },
})
const upstream = (code: number, message: string): Answer => ({
  status: code,
  body: { code, message },
})

/** Every kind of error body known from gateways and proxies, and unknown ones. */
export const errors: Record<string, Answer> = {
  'an unknown safe': upstream(404, 'Not found.'),
  'an upstream that is down': upstream(503, 'Service unavailable'),
  'an inner failure': upstream(500, 'Internal server error'),
  'a safe that is barred': upstream(451, 'Unavailable for legal reasons'),
  'an unknown route': nest(404, 'Not Found'),
  'an unknown route of a change': nest(404, 'Cannot POST /v1/accounts', 'Not Found'),
  'a wrong value': nest(400, 'Validation failed (boolean string is expected)', 'Bad Request'),
  'nobody logged in': nest(401, 'Invalid nonce', 'Unauthorized'),
  'not allowed': nest(403, 'Forbidden resource', 'Forbidden'),
  'already there': nest(409, 'Email address already registered', 'Conflict'),
  'a hash that does not hold': nest(422, 'Invalid safeTxHash'),
  '429 of the gateway': nest(
    429,
    'Relay limit reached for 0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A',
  ),
  'not built there': nest(501, 'Relayer type not implemented'),
  'several messages': nest(400, ['to must be an address', 'value must be a number'], 'Bad Request'),
  'an invalid address': {
    status: 422,
    body: { statusCode: 422, code: 'custom', message: 'Invalid address', path: [] },
  },
  'a missing field': {
    status: 422,
    body: {
      statusCode: 422,
      code: 'invalid_type',
      expected: 'string',
      received: 'undefined',
      path: ['to'],
      message: 'Invalid input: expected string, received undefined',
    },
  },
  'an upstream that answers nonsense': nest(502, 'Bad gateway'),
  'a simulation that failed': {
    status: 422,
    body: { code: 'SIMULATION_FAILED', message: 'The simulation failed', statusCode: 422 },
  },
  'a body the gateway could not read': {
    status: 400,
    body: 'Body is not valid JSON but content-type is set to application/json',
  },
  '403 of a proxy': { status: 403, body: html },
  '429 of a proxy': { status: 429, body: html },
  '502 of a proxy': { status: 502, body: html },
  '502 of a proxy over HTTP/2': { status: 502, statusText: '', body: html },
  '500 over HTTP/2 without a body': { status: 500, statusText: '', body: '' },
  '404 over HTTP/2 with a body': { ...upstream(404, 'Not found.'), statusText: '' },
  'an empty body': { status: 400, body: '' },
  'JSON that is cut off': { status: 500, body: '{"code":500,"mess' },
  'a code of 0': { status: 400, body: { code: 0, message: 'Zero' } },
  'an empty code': { status: 400, body: { code: '', message: 'Odd' } },
  'a code that is null beside a statusCode': {
    status: 400,
    body: { code: null, statusCode: 400, message: 'Told' },
  },
  'a code that is null': { status: 400, body: { code: null, message: 'No code' } },
  'a code that is an object': { status: 400, body: { code: {}, message: 'Odd' } },
  'a code that is false': { status: 400, body: { code: false, message: 'Odd' } },
  'a code without a message': { status: 400, body: { code: 1337 } },
  'a message without a code': { status: 400, body: { message: 'No code at all' } },
  'a message that is null': nest(400, null),
  'a message that is a number': nest(400, 7),
  'a message with odd signs': nest(400, 'grüße 漢字 😀 "quoted" $& a < b'),
  'HTML as the message': nest(502, '<html><body>Bad Gateway</body></html>'),
  'HTML as the status text': { status: 502, statusText: '<html>Bad Gateway</html>', body: '' },
  'a text as JSON': { status: 500, body: '"An error occurred"' },
  'null as JSON': { status: 500, body: 'null' },
  'a list as JSON': { status: 500, body: '[{"code":1,"message":"x"}]' },
}

const chain = {
  chainId: '1',
  gasPrice: [
    { type: 'oracle', uri: 'https://example.org' },
    { type: 'fixed', weiValue: '1' },
    { type: 'fixed1559' },
    { type: 'UNKNOWN' },
    null,
    'odd',
  ],
}
const settings = {
  txInfo: {
    type: 'SettingsChange',
    settingsInfo: { type: 'CHANGE_MASTER_COPY', implementation: { value: '0x01' } },
  },
}
const order = { txInfo: { type: 'TwapOrder', status: 'open', class: 'limit' } }
const ok = (body: unknown): Answer => ({ status: 200, body })

/** Success responses that are similar to errors or empty bodies. */
export const emptyAnswers: Record<string, Answer> = {
  'an empty answer': ok(''),
  'HTML as the answer': ok(html),
  'JSON that is cut off': ok('{"results":[{"type":"TRANSACTION"'),
  'an empty object': ok({}),
  'null as the answer': ok('null'),
}
/** Success responses that are normalized, and some that stay unchanged. */
export const spelledAnswers: Record<string, Answer> = {
  'a number': ok('7'),
  'a chain': ok(chain),
  'a page of chains': ok({ count: 1, next: null, previous: null, results: [chain] }),
  'a transaction': ok({ ...settings, txStatus: 'SUCCESS', unknown: { kept: [null, '1', 1] } }),
  'a page of transactions': ok({
    next: null,
    results: [
      { type: 'DATE_LABEL', timestamp: 1 },
      { type: 'TRANSACTION', transaction: settings },
    ],
  }),
  'an order in parts': ok(order),
  'a page of orders': ok({ results: [{ type: 'TRANSACTION', transaction: order }] }),
  'a confirmation view of an order': ok({ type: 'COW_SWAP_TWAP_ORDER', class: 'limit' }),
}
