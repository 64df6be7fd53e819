/** Whether the language model answers, and in the form that replies are made of, by requests like those of the server. */
import { createChatCompletion } from '../model-client/chat-completion.js';
import { ModelError } from '../model-client/language-model.js';
import type { LanguageModelConfig } from '../config.js';
import { checkModelForm } from './check-model-form.js';
import { ok, wrong, type Finding } from './finding.js';

/** A model that is loaded first may take this long, in milliseconds. */
const PATIENCE_MS = 15_000;

export async function checkModel(config: LanguageModelConfig): Promise<Finding[]> {
  const name = `${config.model} at ${new URL(config.baseUrl).host}`;
  const model = createChatCompletion({ ...config, firstByteMs: PATIENCE_MS, charactersPerToken: Infinity });
  try {
    const ofForm = await checkModelForm(model);
    return [ok(`${name} answers.`), ...ofForm];
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return [
      wrong(
        `${name} does not answer: ${error.message}`,
        'See LLM_BASE_URL, LLM_MODEL and LLM_API_KEY. Until then visitors get replies in the words of the pages.',
      ),
    ];
  }
}
