import { Component, State, h } from '@stencil/core';

interface Task {
  id: number;
  text: string;
  done: boolean;
}

@Component({
  tag: 'todo-list',
  styleUrl: 'todo-list.css',
  shadow: true,
})
export class TodoList {
  private field?: HTMLInputElement;
  private lastId = 2;

  /** Always replaced by a new array: a change inside the old one would not be noticed. */
  @State() tasks: Task[] = [
    { id: 1, text: 'Read about state', done: true },
    { id: 2, text: 'Add a task', done: false },
  ];

  private add = () => {
    const text = this.field?.value.trim();
    if (!this.field || !text) return;
    this.lastId += 1;
    this.tasks = [...this.tasks, { id: this.lastId, text, done: false }];
    this.field.value = '';
  };

  private toggle(id: number) {
    this.tasks = this.tasks.map(task => (task.id === id ? { ...task, done: !task.done } : task));
  }

  render() {
    const open = this.tasks.filter(task => !task.done).length;
    return (
      <section>
        <ul>
          {this.tasks.map(task => (
            <li key={task.id}>
              <label>
                <input type="checkbox" checked={task.done} onChange={() => this.toggle(task.id)} />{' '}
                {task.text}
              </label>
            </li>
          ))}
        </ul>
        <p>
          <input
            type="text"
            aria-label="New task"
            ref={element => {
              this.field = element;
            }}
          />{' '}
          <button type="button" onClick={this.add}>
            Add
          </button>
        </p>
        <p>{open} to do</p>
      </section>
    );
  }
}
