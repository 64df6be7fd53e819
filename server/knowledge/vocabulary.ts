/** Numbers for terms, so that the index is made of integers. */
export class Vocabulary {
  /** Stands where a function word stood. */
  static readonly NONE = 0;

  private readonly ids = new Map<string, number>();
  private readonly terms: string[] = [''];

  /** The number of a term, which it gets now if it has none yet. */
  intern(term: string): number {
    if (term === '') return Vocabulary.NONE;
    let id = this.ids.get(term);
    if (id === undefined) {
      id = this.terms.length;
      this.ids.set(term, id);
      this.terms.push(term);
    }
    return id;
  }

  /** The number of a term, where it has one. */
  find(term: string): number | undefined {
    return this.ids.get(term);
  }

  termAt(id: number): string {
    return this.terms[id] ?? '';
  }

  /** One more than the highest number given. */
  get size(): number {
    return this.terms.length;
  }
}
