"""Trains the adapter of the sentence encoder on visitors' own words.

    python3 train.py FOLDER ADAPTER [--minutes 40] [--rate 0.001] [--goes-on]

FOLDER is what `prepare.ts` wrote; ADAPTER is written at the end (`server/sentence-encoder/adapter.bin`). With `--goes-on`
learning begins from the one that is there. Needs PyTorch 1.13 or later and a fast BLAS (Debian: python3-torch,
libopenblas0-pthread). Two cores take about six seconds a step.

The model is that of `server/sentence-encoder/encoder.ts` in floats. Its weights stay as they are; low-rank changes beside
them are learned (LoRA, https://arxiv.org/abs/2106.09685). Each step takes the passages of a few sites, or of a large
one: for each question the right one of all of them is to be the most similar, by the passage, its nearest sentence and its
titles (InfoNCE, https://arxiv.org/abs/1807.03748). Vectors are held near those of the untrained encoder, which knows more of the world.
"""
import argparse
import json
import math
import os
import random
import struct
import time

import numpy as np
import torch
from torch.nn import Parameter, ParameterDict
from torch.nn.functional import cross_entropy, layer_norm, normalize

HEADS = 4
EPSILON = 1e-6
# Ranks of the changes of matrices while they are learned, of what is kept of them, and of the table of pieces.
RANK = 64
KEPT_RANK = 32
PIECES_RANK = 16
# A step takes sites until they have so many passages together.
PASSAGES = 70
# A site of so many passages is drawn once a round, one of more passages more often.
PASSAGES_A_DRAW = 30
TEMPERATURE = 0.05
# How the similarities are mixed, nearly as the ranking does: of the passage, its nearest unit, its titles.
MIX = (0.5 / 1.4, 0.6 / 1.4, 0.3 / 1.4)
# What each similarity by itself counts beside the mix, and what distance from the untrained vectors does.
ALONE = 0.3
ANCHOR = 0.5
ANCHORED_TEXTS = 150
MAX_UNITS = 6
# Pieces that are read at once.
BATCH_PIECES = 8000


class Encoder(torch.nn.Module):
    """The encoder with changes of its weights; without them when `is_adapted` is false."""

    def __init__(self, folder, is_adapted=True):
        super().__init__()
        described = json.load(open(os.path.join(folder, 'weights.json')))
        self.names = described['names']
        self.base = {}
        for weight in described['weights']:
            numbers = np.fromfile(os.path.join(folder, weight['file']), dtype=np.float32)
            shape = [n for n in weight['shape'] if n != 1] or [1]
            self.base[weight['name']] = torch.tensor(numbers.reshape(shape))
        self.left, self.right = ParameterDict(), ParameterDict()
        if not is_adapted:
            return
        fixed = {self.names['timing']} | {layer['attentionScale'] for layer in self.names['layers']}
        for name, weight in self.base.items():
            if name in fixed:
                continue
            # A vector is a matrix of one row, whose change needs no rank.
            rows, columns = weight.shape if weight.dim() == 2 else (1, weight.shape[0])
            rank = 1 if rows == 1 else PIECES_RANK if name == self.names['pieces'] else RANK
            left = torch.ones(1, 1) if rows == 1 else torch.randn(rows, rank) / math.sqrt(rows)
            right = torch.zeros(rank, columns)
            if name == self.names['pieces']:
                left, right = torch.zeros(rows, rank), torch.randn(rank, columns) / math.sqrt(rank)
            self.left[key_of(name)], self.right[key_of(name)] = Parameter(left, rows > 1), Parameter(right)

    def weight(self, name):
        weight, key = self.base[name], key_of(name)
        return weight + (self.left[key] @ self.right[key]).reshape(weight.shape) if key in self.left else weight

    def table(self, ids):
        """Rows of the table of pieces."""
        name = self.names['pieces']
        rows, key = self.base[name][ids], key_of(name)
        return rows + self.left[key][ids] @ self.right[key] if key in self.left else rows

    def norm(self, x, names):
        return layer_norm(x, x.shape[-1:], self.weight(names['scale']), self.weight(names['bias']), EPSILON)

    def dense(self, x, names):
        return x @ self.weight(names['kernel']) + self.weight(names['bias'])

    def forward(self, ids, mask):
        count, length = ids.shape
        angles = torch.arange(length, dtype=torch.float32)[:, None] * self.base[self.names['timing']][None, :]
        state = 2 * self.table(ids) + torch.cat([torch.sin(angles), torch.cos(angles)], -1)
        for layer in self.names['layers']:
            read = self.dense(self.norm(state, layer['attentionNorm']), layer['project'])
            width = read.shape[-1] // 3
            heads = [x.reshape(count, length, HEADS, -1).transpose(1, 2) for x in read.split(width, -1)]
            query, keys, values = heads
            shares = query @ keys.transpose(-1, -2) * self.base[layer['attentionScale']].item()
            shares = shares.masked_fill(~mask[:, None, None, :], -1e9).softmax(-1)
            mixed = (shares @ values).transpose(1, 2).reshape(count, length, width)
            if 'widen' in layer:
                state = self.dense(state, layer['widen'])
            state = state + self.dense(mixed, layer['combine'])
            expanded = torch.relu(self.dense(self.norm(state, layer['forwardNorm']), layer['expand']))
            state = state + self.dense(expanded, layer['shrink'])
        shown = mask[:, :, None].float()
        mean = (state * shown).sum(1) / shown.sum(1).clamp(min=1)
        return normalize(torch.tanh(self.dense(mean, self.names['last'])), dim=-1)

    def encode(self, texts):
        """A vector for each text of numbers, those of like length together."""
        vectors = [None] * len(texts)
        for batch in batches(texts):
            length = max(1, max(len(texts[i]) for i in batch))
            ids = torch.zeros(len(batch), length, dtype=torch.long)
            mask = torch.zeros(len(batch), length, dtype=torch.bool)
            for row, i in enumerate(batch):
                ids[row, : len(texts[i])] = torch.tensor(texts[i], dtype=torch.long)
                mask[row, : len(texts[i])] = True
            for i, vector in zip(batch, self(ids, mask)):
                vectors[i] = vector
        return torch.stack(vectors)


def key_of(name):
    """Names of parameters hold no dots."""
    return name.replace('.', '_')


def batches(texts):
    batch = []
    for i in sorted(range(len(texts)), key=lambda i: len(texts[i])):
        if batch and len(texts[i]) * (len(batch) + 1) > BATCH_PIECES:
            yield batch
            batch = []
        batch.append(i)
    if batch:
        yield batch


def loss_of(model, untrained, passages):
    """How far the questions are from finding their passages, and the texts from where they were."""
    numbers = {}

    def number(text):
        return numbers.setdefault(tuple(text), len(numbers))

    whole = [number(p['passage']) for p in passages]
    headings = [number(p['heading']) for p in passages]
    units = [[number(unit) for unit in p['units'][:MAX_UNITS]] for p in passages]
    asked = [(number(q), right) for right, p in enumerate(passages) for q in p['questions'][:4]]
    texts = [list(text) for text in numbers]
    vectors = model.encode(texts)
    questions = vectors[[q for q, _ in asked]]
    right = torch.tensor([p for _, p in asked])
    most = max(map(len, units))
    filled = torch.tensor([[row[min(i, len(row) - 1)] for i in range(most)] for row in units])
    similarities = (
        questions @ vectors[whole].T,
        torch.einsum('qd,pud->qpu', questions, vectors[filled]).amax(-1),
        questions @ vectors[headings].T,
    )
    mixed = sum(share * similarity for share, similarity in zip(MIX, similarities))
    loss = cross_entropy(mixed / TEMPERATURE, right)
    loss = loss + ALONE * sum(cross_entropy(s / TEMPERATURE, right) for s in similarities)
    sample = random.sample(range(len(texts)), min(ANCHORED_TEXTS, len(texts)))
    with torch.no_grad():
        before = untrained.encode([texts[i] for i in sample])
    return loss + ANCHOR * (1 - (vectors[sample] * before).sum(-1)).mean()


def train(model, untrained, sites, minutes, rate):
    parameters = [p for p in model.parameters() if p.requires_grad]
    optimizer = torch.optim.AdamW(parameters, lr=rate, weight_decay=0)
    start, step, waiting = time.time(), 0, []
    while (done := (time.time() - start) / 60 / minutes) < 1:
        batch = []
        while len(batch) < PASSAGES:
            if not waiting:
                draws = [site for site in sites for _ in range(math.ceil(len(site) / PASSAGES_A_DRAW))]
                waiting = random.sample(draws, len(draws))
            batch += waiting.pop()
        for group in optimizer.param_groups:
            group['lr'] = rate * min(1, (step + 1) / 20) * max(0.05, 1 - done)
        loss = loss_of(model, untrained, batch)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters, 1)
        optimizer.step()
        step += 1
        if step % 10 == 0:
            print(f'step {step}: loss {loss.item():.3f}, {100 * done:.0f} %', flush=True)


def reduced(left, right):
    """The product of lower rank that is most like the product of two matrices."""
    if left.shape[1] <= KEPT_RANK:
        return left, right
    u, s, v = torch.linalg.svd(left @ right, full_matrices=False)
    root = s[:KEPT_RANK].sqrt()
    return u[:, :KEPT_RANK] * root, root[:, None] * v[:KEPT_RANK]


def in_bytes(numbers, axis):
    """Integers of one byte and what they are to be multiplied by, one for each of the rank."""
    largest = np.abs(numbers).max(axis=axis, keepdims=True)
    scale = np.where(largest == 0, 1, largest) / 127
    return np.round(numbers / scale).astype(np.int8), scale.reshape(-1)


def write_adapter(path, model):
    """The form that `server/sentence-encoder/adapter.ts` reads."""
    changes, body = [], b''
    for name, weight in model.base.items():
        if key_of(name) not in model.left:
            continue
        learned = reduced(model.left[key_of(name)].detach(), model.right[key_of(name)].detach())
        left, of_left = in_bytes(learned[0].numpy(), 0)
        right, of_right = in_bytes(learned[1].numpy(), 1)
        shape = [left.shape[0], right.shape[1]]
        changes.append({'name': name, 'shape': shape, 'rank': left.shape[1], 'at': len(body)})
        body += (of_left * of_right).astype('<f4').tobytes() + left.tobytes() + right.tobytes()
        body += b'\0' * (-len(body) % 4)
    header = json.dumps({'size': len(body), 'changes': changes}).encode()
    with open(path, 'wb') as file:
        file.write(struct.pack('<I', len(header)) + header + body)


def read_adapter(path, model):
    """Takes over what an adapter has learned."""
    data = open(path, 'rb').read()
    (length,) = struct.unpack_from('<I', data)
    for change in json.loads(data[4 : 4 + length])['changes']:
        (rows, columns), rank, at = change['shape'], change['rank'], 4 + length + change['at']
        scale = np.frombuffer(data, '<f4', rank, at)
        at += 4 * rank
        left = np.frombuffer(data, np.int8, rows * rank, at).reshape(rows, rank)
        right = np.frombuffer(data, np.int8, rank * columns, at + rows * rank).reshape(rank, columns)
        key = key_of(change['name'])
        with torch.no_grad():
            if rows == 1:
                model.right[key][:] = torch.tensor(left[0, 0] * scale[0] * right)
                continue
            model.left[key][:, :rank] = torch.tensor(left * np.sqrt(scale))
            model.right[key][:rank] = torch.tensor(right * np.sqrt(scale)[:, None])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('adapter')
    parser.add_argument('--minutes', type=float, default=40)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--goes-on', action='store_true')
    options = parser.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    sites = json.load(open(os.path.join(options.folder, 'sites.json')))
    model, untrained = Encoder(options.folder), Encoder(options.folder, is_adapted=False)
    if options.goes_on:
        read_adapter(options.adapter, model)
    train(model, untrained, sites, options.minutes, options.rate)
    write_adapter(options.adapter, model)


if __name__ == '__main__':
    main()
