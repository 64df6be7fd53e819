/** Keeps the `limit` highest-scoring of many numbered things without sorting them all. */
export class TopK {
  private readonly ids: number[] = [];
  private readonly scores: number[] = [];
  private readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
  }

  offer(id: number, score: number): void {
    if (this.ids.length < this.limit) {
      this.ids.push(id);
      this.scores.push(score);
      this.siftUp(this.ids.length - 1);
    } else if (score > (this.scores[0] ?? 0)) {
      this.ids[0] = id;
      this.scores[0] = score;
      this.siftDown();
    }
  }

  /** The lowest score kept; 0 while there is room for more. */
  lowest(): number {
    return this.ids.length < this.limit ? 0 : (this.scores[0] ?? 0);
  }

  /** Best first; of equals, the lower number. */
  sorted(): { id: number; score: number }[] {
    return this.ids
      .map((id, i) => ({ id, score: this.scores[i] ?? 0 }))
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  private siftUp(start: number): void {
    for (let i = start; i > 0;) {
      const parent = (i - 1) >> 1;
      if ((this.scores[parent] ?? 0) <= (this.scores[i] ?? 0)) return;
      this.swap(i, parent);
      i = parent;
    }
  }

  private siftDown(): void {
    for (let i = 0; ;) {
      let child = 2 * i + 1;
      if (child >= this.ids.length) return;
      if (child + 1 < this.ids.length && (this.scores[child + 1] ?? 0) < (this.scores[child] ?? 0)) child++;
      if ((this.scores[i] ?? 0) <= (this.scores[child] ?? 0)) return;
      this.swap(i, child);
      i = child;
    }
  }

  private swap(a: number, b: number): void {
    [this.ids[a], this.ids[b]] = [this.ids[b] ?? 0, this.ids[a] ?? 0];
    [this.scores[a], this.scores[b]] = [this.scores[b] ?? 0, this.scores[a] ?? 0];
  }
}
