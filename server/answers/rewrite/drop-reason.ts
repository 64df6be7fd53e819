/** Why a sentence that a model wrote was dropped. */
export type DropReason =
  | 'empty'
  | 'too_long'
  | 'hidden_characters'
  | 'markup'
  | 'no_citation'
  | 'unknown_citation'
  | 'foreign_address'
  | 'unknown_address'
  | 'unknown_number'
  | 'unknown_name'
  | 'unknown_code'
  | 'little_overlap'
  | 'contradiction'
  | 'no_quote'
  | 'unknown_quote';
